package t;

class IterableTest {
  private String owner;

  String label(String prefix) {
    return prefix + owner;
  }
}
