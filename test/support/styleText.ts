/** Replaces stylesheet imports in jest, where no build runs. */
const styleText = '';
export default styleText;
