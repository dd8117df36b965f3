package farm;

class Barn {
  void feed(Object guest, Hay hay) {
    if (guest instanceof Horse horse && horse.isHungry()) {
      hay.fetch();
    }
  }

  int weigh(Object guest) {
    if (!(guest instanceof Horse horse)) {
      return 0;
    }
    return horse.weight();
  }

  Name name(Object guest) {
    return guest instanceof Horse horse ? horse.name() : null;
  }
}
