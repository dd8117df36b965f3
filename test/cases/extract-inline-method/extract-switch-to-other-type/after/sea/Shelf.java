package sea;

class Shelf {
  void settle(int day) {
    switch (tide) {
      case 2:
        sort(day);
        break;
    }
  }

  int room() {
    return width * 3;
  }
}
