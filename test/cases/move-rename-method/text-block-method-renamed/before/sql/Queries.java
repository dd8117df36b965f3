package sql;

final class Queries {
    String q1(int year) {
        return """
            select name, sum(amount)
            from sales
            where year = %d
            group by name
            """.formatted(year);
    }

    String customers() {
        return "select * from customers";
    }
}
