package harbour;

class Watch {
    private final Log log = new Log();

    int hours(String name) {
        int sum = count(name, "day");
        report(name, sum);
        return sum + count(name, "night");
    }

    void end() {
        log.close();
    }
}
