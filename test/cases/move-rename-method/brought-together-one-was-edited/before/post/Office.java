package post;

class Office {
  private int rooms;
}
