package shop;

class Orders {
  Page open(String id, int count) {
    Page page = stock.page(id, count);
    page.show();
    return page;
  }

  List<Page> all(List<Page> pages) {
    List<Page> found = new ArrayList<Page>();
    found.addAll(pages);
    return found;
  }

  Page cast(String id, int count) {
    Page page = (Page) make(id, count);
    page.show();
    return page;
  }

  Page branch(String id, int count) {
    Page page = shelf.page(id, count);
    if (page != null) {
      return page;
    }
    return null;
  }

  List<Page> other(List<Page> pages) {
    List<Page> found = new ArrayList<Page>(pages);
    found.clear();
    return found;
  }

  Page single(String id, int count) {
    Page page = stock.page(count);
    page.show();
    return page;
  }
}
