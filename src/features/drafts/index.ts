/** What the shopper typed and did not submit yet: each feature owns its draft, and the tab keeps it until it is done with (requirements, section 4). */
export { draftText, keepDraft } from './keepDraft';
