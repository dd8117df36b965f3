package shop;

class Desk {
  Page find(Box box, String name, int count) {
    return first(box, name, 4);
  }

  Page first(Box box, String name, int most) {
    open(3);
    Page page = new Page(box, name);
    check(page, most);
    return box.read(page);
  }
}
