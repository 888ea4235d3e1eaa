/** Exists in DATA_DIR once the community is complete: what people change afterwards is not restored. */
export const LOADED_FILE = 'community-loaded'
