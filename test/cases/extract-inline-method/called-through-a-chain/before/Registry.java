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

    int total() {
      return people;
    }
  }
}
