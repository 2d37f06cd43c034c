/** Parts of the table that nobody needs before the first decision: fetched when they are wanted, or once there is time. */
export const advising = () => import('./Advice.svelte');
export const phoneAdvice = () => import('./advice/PhoneAdvice.svelte');
export const ways = () => import('./advice/Ways.svelte');
export const become = () => import('../home/Become.svelte');
export const company = () => import('./Company.svelte');
export const ending = () => import('./Ending.svelte');
export const keyList = () => import('./Keys.svelte');
export const looking = () => import('../review/look');
export { lost } from '../screens/screens';
export const notation = () => import('./Notation.svelte');
export const phoneSheet = () => import('./phone/PhoneSheet.svelte');
export const question = () => import('./Question.svelte');
export const sheet = () => import('./Sheet.svelte');
export const soundSetting = () => import('./sounds/SoundSetting.svelte');
export const stranded = () => import('./Stranded.svelte');
export const waiting = () => import('./Waiting.svelte');
export const whyBubble = () => import('./why/WhyBubble.svelte');
export const whyMark = () => import('./why/WhyMark.svelte');
export const whyText = () => import('./why/WhyText.svelte');

/** What a game will want sooner or later, so that it is there even if the server is away by then. */
export const SOON = [advising, ways, ending, keyList, sheet, whyMark, question, company];
