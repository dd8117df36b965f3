package mill;

class Queues {
    List<Sack> all = newList();

    int rate(int hours) {
        return hours * speed();
    }
}
