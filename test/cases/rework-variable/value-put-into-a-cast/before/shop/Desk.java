package shop;

class Desk {
  Label serve(Box box, String key) {
    Paper paper = box.get(key);
    return paper.label();
  }
}
