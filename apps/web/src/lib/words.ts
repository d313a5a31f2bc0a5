/** What the components of ui say; they know no other part of the catalogue. */
export { controls } from '../messages/index.ts';
