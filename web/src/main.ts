import '@fontsource/inter/latin-400.css';
import '@fontsource/inter/latin-500.css';
import '@fontsource/inter/latin-600.css';
import '@fontsource/inter/latin-700.css';
import '@fontsource/vollkorn/latin-600.css';
import '@fontsource/vollkorn/latin-700.css';
import './tokens.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferences } from './preferences.svelte';

document.documentElement.dataset['theme'] = preferences.theme;
mount(App, { target: document.getElementById('app')! });
