package depot;

public enum Kind {
  NEAR(new Work() {
    public void does(int many) {
      Cup cup = find(many);
      send(cup, 3);
    }
  });

  Kind(Work work) {}
}
