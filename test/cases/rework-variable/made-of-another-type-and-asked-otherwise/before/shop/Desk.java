package shop;

class Desk {
  void answer(String text) {
    Reply reply = new Reply().setBody(text);
    log(1);
    send(reply);
  }

  void greet(String text) {
    Reply reply = pen(2).setBody(text);
    log(4);
    send(reply);
  }
}
