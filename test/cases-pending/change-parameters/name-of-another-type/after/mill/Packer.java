package mill;

class Packer {
  private Stone packerStone;

  void pack(PaperSack sack) {
    FlourSack full = packerStone.full();
    packerStone.grind(full, 6);
    note("Packer", full);
  }

  int sacks(int weight) {
    return weight / 6;
  }
}
