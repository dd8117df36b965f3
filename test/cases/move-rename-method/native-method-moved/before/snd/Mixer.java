package snd;

class Mixer {
  private String owner;

  String label(String prefix) {
    return prefix + owner;
  }
}
