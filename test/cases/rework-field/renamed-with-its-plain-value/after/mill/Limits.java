package mill;

class Limits {
    int bags = 17;

    int rate(int hours) {
        return hours * speed();
    }
}
