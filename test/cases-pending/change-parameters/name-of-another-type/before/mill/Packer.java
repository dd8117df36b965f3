package mill;

class Packer {
  private Stone packerStone;

  void pack(FlourSack sack) {
    packerStone.grind(sack, 6);
    note("Packer", sack);
  }

  int sacks(int weight) {
    return weight / 6;
  }
}
