package post;

class Sender {
  void dispatch(String letter) {
    seal(letter);
    stamp(letter, 60);
  }

  void bend(int sheet) {
    crease(sheet, 3);
    press(sheet);
  }
}
