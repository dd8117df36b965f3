package harbour;

class Helm {
    private Chart chart;

    String course(Sea sea, String port) {
        return chart.route(sea, port, 3);
    }
}
