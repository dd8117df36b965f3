package town;

class Registry {
  static Census census() {
    return new Census();
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
