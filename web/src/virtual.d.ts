/** Style sheets made while building. */
declare module 'virtual:*.css';
