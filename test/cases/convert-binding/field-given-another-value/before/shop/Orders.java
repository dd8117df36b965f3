package shop;

class Orders {
  Page open(String id) {
    Page page = null;
    log(id);
    return page;
  }

  void count(List<Page> pages) {
    int size = pages.size();
    log(size);
  }

  String name(String id) {
    String title = find(id);
    log(title);
    return title;
  }

  void width() {
    int width = 3;
    log(width);
  }
}
