package shop;

class Desk {
  void answer(String text) {
    Draft draft = new Draft().body(text);
    log(1);
    post(3, draft);
  }

  void greet(String text) {
    Draft draft = quill(5).body(text);
    log(4);
    post(3, draft);
  }
}
