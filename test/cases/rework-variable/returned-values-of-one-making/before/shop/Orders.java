package shop;

class Orders {
  Page open(String id, int count) {
    return shelf.page(id, 5);
  }

  List<Page> all(List<Page> pages) {
    return new ArrayList<>(pages);
  }

  Page cast(String id, int count) {
    return make(id, 5);
  }

  Page branch(String id, int count) {
    return shelf.page(id, 5);
  }

  List<Page> other(List<Page> pages) {
    return new LinkedList<Page>(pages);
  }

  Page single(String id, int count) {
    return shelf.page(id);
  }
}
