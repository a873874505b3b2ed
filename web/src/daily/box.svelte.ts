// A value that a test changes under a component.

/** Holds a value; what reads it is drawn anew when another one is put there. */
export function box<Value>(first: Value): { value: Value } {
  let value = $state.raw(first);
  return {
    get value() {
      return value;
    },
    set value(next) {
      value = next;
    },
  };
}
