package mill;

class Wheel {
    int spokes;
    Set<Sack> sacks;
}
