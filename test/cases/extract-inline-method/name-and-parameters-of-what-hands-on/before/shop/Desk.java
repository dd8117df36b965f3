package shop;

class Desk {
  Page find(Box box, String name) {
    open(3);
    Page page = new Page(box, name);
    check(page, 4);
    return box.read(page);
  }
}
