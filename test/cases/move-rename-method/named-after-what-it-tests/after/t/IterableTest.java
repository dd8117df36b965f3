package t;

class IterableTest {
  private String owner;

  String label(String prefix) {
    return prefix + owner;
  }

  void iterableIsSorted() {
    check(iterable(1, 2, 3)).isSorted();
    check(iterable(4)).isSorted();
  }
}
