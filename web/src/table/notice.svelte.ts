/** Telling a person that it is their turn by the icon in the tab. */

export function setIcon(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link) link.href = turn ? '/favicon-turn.svg' : '/favicon.svg';
}
