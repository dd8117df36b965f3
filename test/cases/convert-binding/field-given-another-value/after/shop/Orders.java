package shop;

class Orders {
  private Page page;
  private int size;
  private String title;
  private int width;

  Page open(String id) {
    if (page == null) {
      page = load(id);
    }
    log(id);
    return page;
  }

  void count(List<Page> pages) {
    this.size = pages.size();
    log(this.size);
  }

  String name(String id) {
    title = find(id, 5);
    log(title);
    return title;
  }

  void width() {
    width = 4;
    log(width);
  }
}
