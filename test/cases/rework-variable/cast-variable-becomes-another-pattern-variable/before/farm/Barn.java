package farm;

class Barn {
  void feed(Object guest, Hay hay) {
    if (guest instanceof Horse) {
      Horse h = (Horse) guest;
      h.eat(hay);
      groom(h, 2);
    }
  }

  int weigh(Object guest) {
    if (!(guest instanceof Horse)) {
      return 0;
    }
    Horse h = (Horse) guest;
    return h.weight() + h.age();
  }
}
