/** The texts of what the catalogue shows only after hydration, and those of its cards. */
export const overlayMessages = ['catalogue', 'catalogue-overlay'] as const;
