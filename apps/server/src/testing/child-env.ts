/** The environment of a product that runs as a child of a test: programs are found, and modules that were compiled before are not compiled again. */
export const childEnv = (): NodeJS.ProcessEnv => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) };
};
