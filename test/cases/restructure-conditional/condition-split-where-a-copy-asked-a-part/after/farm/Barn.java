package farm;

class Barn {
  private Shelf shelf;

  void fills(Loads loads) {
    prepare(loads);
    for (Load load : loads) {
      if (shelf.holds(load)) {
        fill(load, shelf.parts(load));
      }
    }
    if (shelf.isOpen()) {
      for (Load load : shelf.rest()) {
        fill(load, shelf.parts(load));
      }
    }
    close(loads);
  }

  void fill(Load load, Parts parts) {
    if (parts.size() == 1) {
      carry(parts.first(), load);
    } else if (wet(load)) {
      for (Part part : parts) {
        carry(part, load);
      }
    } else {
      stack(shelf.parts(load), load);
    }
  }
}
