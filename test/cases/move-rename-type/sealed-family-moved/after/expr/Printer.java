package expr;

import expr.ast.Expr;

public class Printer {
    String print(Expr expr) {
        return "" + expr.value();
    }
}
