package mill;

class Queues {
    List<Sack> coarse = newList();
    List<Sack> fine = newList();

    int rate(int hours) {
        return hours * speed();
    }
}
