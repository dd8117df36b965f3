package town;

class Registry {
  static Tally census() {
    return new Tally();
  }

  static class Census {
    private int people;

    void count(House house) {
      people += house.people();
      log(house);
    }

    Census count(Iterable<House> all) {
      all.forEach(this::count);
      return this;
    }

    int total() {
      return people;
    }
  }
}

class Tally {
  int total() {
    return 0;
  }

  Tally count(Iterable<House> all) {
    return this;
  }

  void count(House one) {}
}
