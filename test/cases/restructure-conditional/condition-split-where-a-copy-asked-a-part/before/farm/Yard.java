package farm;

class Yard {
  private Shelf shelf;

  void fills(Loads loads) {
    prepare(loads);
    for (Load load : loads) {
      Parts parts = shelf.parts(load);
      if (parts.size() == 1 || wet(load)) {
        carry(parts.first(), load);
      } else {
        stack(shelf.parts(load), load);
      }
      shelf.clear(load);
    }
    for (Load rest : shelf.rest()) {
      Parts parts = shelf.parts(rest);
      if (parts.size() == 1) {
        carry(parts.first(), rest);
      } else {
        stack(shelf.parts(rest), rest);
      }
    }
    close(loads);
  }
}
