class Barn {
  void serve(Object guest) {
    if (guest instanceof Horse) {
      Horse horse = (Horse) guest;
      feed(horse);
    }
  }

  void show(Object guest) {
    if (guest != null) {
      Horse horse = (Horse) guest;
      print(horse);
    }
  }

  void greet(Object guest) {
    if (guest != null) {
      Horse rider = (Horse) guest;
      print(rider);
      feed(rider);
    }
  }

  void hide(Object guest) {
    if (guest != null) {
      Horse rider = (Horse) guest;
      cover(rider);
    }
  }

  void lead(Object guest) {
    if (guest != null) {
      Horse h = (Horse) guest;
      walk(h);
    }
  }
}
