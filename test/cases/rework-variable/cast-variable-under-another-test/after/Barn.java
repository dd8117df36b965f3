class Barn {
  void serve(Object guest) {
    if (guest instanceof Horse horse) {
      feed(horse);
    }
  }

  void show(Object guest) {
    if (guest instanceof Horse horse) {
      print(horse);
    }
  }

  void greet(Object guest) {
    if (guest instanceof Horse horse) {
      print(horse);
      feed(horse);
    }
  }

  void hide(Object guest) {
    if (guest instanceof Horse horse) {
      cover(horse);
    }
  }

  void lead(Object guest) {
    if (guest instanceof Horse horse) {
      walk(horse);
    }
  }
}
