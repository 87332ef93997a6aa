export default {
  compilerOptions: { runes: true },
  onwarn(warning, handle) {
    // What the compiler knows about accessibility is as good as an error.
    if (warning.code.startsWith('a11y')) throw new Error(`${warning.filename}: ${warning.message}`);
    handle(warning);
  },
};
