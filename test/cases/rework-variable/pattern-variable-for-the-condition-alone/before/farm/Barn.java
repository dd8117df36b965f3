package farm;

class Barn {
  void feed(Object guest, Hay hay) {
    if (guest instanceof Horse && ((Horse) guest).isHungry()) {
      hay.fetch();
    }
  }

  int weigh(Object guest) {
    if (!(guest instanceof Horse)) {
      return 0;
    }
    return ((Horse) guest).weight();
  }

  Name name(Object guest) {
    return guest instanceof Horse ? ((Horse) guest).name() : null;
  }
}
