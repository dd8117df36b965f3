package farm;

class Barn {
  void feed(Object guest, Hay hay) {
    if (guest instanceof Horse horse) {
      horse.eat(hay);
      groom(horse, 2);
    }
  }

  int weigh(Object guest) {
    if (!(guest instanceof Horse horse)) {
      return 0;
    }
    return horse.weight() + horse.age();
  }
}
