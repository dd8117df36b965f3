package harbour;

class Helm {
    private Chart chart;

    Object course(Sea sea, String port) {
        return chart.route(sea, port);
    }
}
