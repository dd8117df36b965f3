package harbour;

class Log {
    int hoursOf(String name) {
        int sum = count(name, "day");
        report(name, sum);
        return sum + count(name, "night");
    }

    void close() {
        shut("book");
    }
}
