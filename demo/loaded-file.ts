/** In DATA_DIR once the community is whole: what people then change in it is not put back. */
export const LOADED_FILE = 'community-loaded'
