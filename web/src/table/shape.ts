/** The table as it stands on this screen; only one of the two is fetched. */
export const phone = matchMedia('(max-width: 719px), (max-width: 960px) and (max-height: 480px)');

export const phoneTable = () => import('./phone/PhoneTable.svelte');
export const laptopTable = () => import('./laptop/LaptopTable.svelte');
export const shape = (): Promise<unknown> => (phone.matches ? phoneTable() : laptopTable());
