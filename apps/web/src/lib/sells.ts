/**
 * Whether this installation sells plans. The server writes it onto the document before the first paint (PAYMENTS=none).
 * Prerendered pages must not depend on it when they render: they mark what is about buying with the class `sold-only`.
 */
export const sells = (): boolean =>
  typeof document === 'undefined' || document.documentElement.dataset['payments'] !== 'none';
